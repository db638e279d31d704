import { isEmail } from 'class-validator';
import { StartProblem } from './start-problem';

/** Reads environment variables, an empty one as an absent one. Every method throws StartProblem on a bad value. */
export class Variables {
  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  text(name: string, { default: fallback, minLength = 1 }: { default?: string; minLength?: number }): string {
    const text = this.optionalText(name, { minLength }) ?? fallback;
    if (text === undefined) throw new StartProblem(`${name} is not set. Give it at least ${minLength} characters.`);
    return text;
  }

  optionalText(name: string, { minLength }: { minLength: number }): string | null {
    const text = this.environment[name];
    if (!text) return null;
    if (text.length < minLength) throw new StartProblem(`${name} is too short. Give at least ${minLength} characters.`);
    return text;
  }

  number(name: string, { min, max, default: fallback }: { min: number; max: number; default: number }): number {
    const text = this.environment[name] || String(fallback);
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new StartProblem(`${name} is "${text}". Give a whole number from ${min} to ${max}.`);
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = this.environment[name] || fallback;
    const choice = choices.find((candidate) => candidate === text);
    if (choice) return choice;
    throw new StartProblem(`${name} is "${text}". Give one of: ${choices.join(', ')}.`);
  }

  /** The value itself is not repeated: it may hold a password. */
  address(name: string, protocols: string[]): string {
    const text = this.environment[name];
    if (!text) throw new StartProblem(`${name} is not set. Give an address that starts with ${protocols[0]}//.`);
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    throw new StartProblem(`${name} is not an address that starts with ${protocols[0]}//.`);
  }

  optionalAddress(name: string, protocols: string[]): URL | null {
    return this.environment[name] ? new URL(this.address(name, protocols)) : null;
  }

  /** Separated by commas. */
  emails(name: string): string[] | null {
    const emails = (this.environment[name] ?? '').split(',').flatMap((text) => text.trim() || []);
    const wrong = emails.find((email) => !isEmail(email));
    if (wrong)
      throw new StartProblem(`${name} has "${wrong}", which is not an email address. Separate several with commas.`);
    return emails.length > 0 ? emails : null;
  }
}
