import { SmtpDouble } from './smtp-double';

/** Runs a mail server for the tests of a group, and names it in environments for `useApi`, which has to come after. */
export function useMailServer(...environments: NodeJS.ProcessEnv[]): SmtpDouble {
  const mailServer = new SmtpDouble();
  beforeAll(async () => {
    const url = await mailServer.start();
    for (const environment of environments) environment.SMTP_URL = url;
  });
  beforeEach(() => mailServer.forget());
  afterAll(() => mailServer.stop());
  return mailServer;
}
