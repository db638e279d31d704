import { IsIn } from 'class-validator';
import { type EditorMode, editorModes } from './editor-mode';

/** What the console remembers of a person on all their devices. */
export class PreferencesInput {
  @IsIn(editorModes, { message: 'Editor mode must be source or write' })
  editorMode!: EditorMode;
}
