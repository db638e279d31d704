import fc from 'fast-check';
import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

const api = useApi();

interface Editor {
  version: number;
  content: string;
  /** Written, and not saved yet. */
  unsaved: string[];
}

const step = fc.record({
  editor: fc.nat(1),
  does: fc.constantFrom('write' as const, 'save' as const, 'publish' as const),
});

it('loses no sentence of two editors, whoever writes and saves when', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const input = postInput();
      const { body: post } = await api.admin.post('/api/admin/posts', input);
      const address = `/api/admin/posts/${post.id}`;
      const editors: Editor[] = [0, 1].map(() => ({ version: 1, content: input.content, unsaved: [] }));
      const written: string[] = [];
      let saves = 1;

      /** What somebody else has stored meanwhile, and what is still to be saved below it. */
      const takeOver = (editor: Editor, { version, content }: { version: number; content: string }) =>
        Object.assign(editor, { version, content: [content, ...editor.unsaved].join('\n') });

      const save = async (editor: Editor): Promise<void> => {
        if (editor.unsaved.length === 0) return;
        const response = await api.admin.put(
          address,
          { ...input, content: editor.content },
          { 'If-Match': `"${editor.version}"` },
        );
        if (response.status === 200) {
          saves += 1;
          expect(response.body).toMatchObject({ version: saves, content: editor.content });
          return void Object.assign(editor, { version: saves, unsaved: [] });
        }
        // Refused: nothing was stored, and the answer tells what is.
        expect(response.status).toBe(409);
        expect(response.body.current).toEqual((await api.admin.get(address)).body);
        takeOver(editor, response.body.current);
        return save(editor);
      };

      /** As the console does: what is written is saved first, and no version is published that was not seen. */
      const publish = async (editor: Editor): Promise<void> => {
        await save(editor);
        const seen = { 'If-Match': `"${editor.version}"` };
        const { status, body } = await api.admin.patch(`${address}/publish`, undefined, seen);
        if (status === 409) return void takeOver(editor, body.current);
        expect([status, body.content]).toEqual([200, editor.content]);
        if (body.version > saves) saves += 1;
        input.status = 'published';
        editor.version = body.version;
      };

      for (const { editor: index, does } of steps) {
        const editor = editors[index] as Editor;
        if (does === 'write') {
          const sentence = `Sentence ${written.length}.`;
          written.push(sentence);
          editor.unsaved.push(sentence);
          editor.content += `\n${sentence}`;
        } else if (does === 'save') {
          await save(editor);
        } else {
          await publish(editor);
        }
      }
      for (const editor of editors) await save(editor);

      const { content, version } = (await api.admin.get(address)).body;
      for (const sentence of written) expect(content).toContain(sentence);
      const { body: revisions } = await api.admin.get(`${address}/revisions`);
      expect(revisions.map(({ number }: { number: number }) => number)).toEqual(
        Array.from({ length: saves }, (_, index) => saves - index),
      );
      expect(version).toBe(saves);
      await api.admin.delete(address);
    }),
    { numRuns: 10 },
  );
}, 120_000);
