import { dailyTasks } from './daily-tasks';
import { editorTasks } from './editor-tasks';
import type { Task } from './task';

export const tasks: Task[] = [...dailyTasks, ...editorTasks];
