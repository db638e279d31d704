import { Injectable } from '@nestjs/common';
import type { ReplyTemplateInput } from '@site/contracts';
import { EntityManager } from 'typeorm';
import { brokenConstraint } from '../../database/broken-constraint';
import { ConflictError, NotFoundError } from '../../errors/errors';
import { ReplyTemplateEntry } from './reply-template.entity';
import { type ReplyTemplate, presentTemplate } from './reply-template.presenter';

const mostTemplates = 100;

/** Texts that the team answers with again and again. */
@Injectable()
export class ReplyTemplatesService {
  constructor(private readonly manager: EntityManager) {}

  async list(): Promise<ReplyTemplate[]> {
    return (await this.manager.find(ReplyTemplateEntry, { order: { name: 'ASC', id: 'ASC' } })).map(presentTemplate);
  }

  async create(input: ReplyTemplateInput): Promise<ReplyTemplate> {
    if ((await this.manager.count(ReplyTemplateEntry)) >= mostTemplates) {
      throw new ConflictError(`There are ${mostTemplates} templates already. Delete one first.`);
    }
    return presentTemplate(
      await this.manager.save(this.manager.create(ReplyTemplateEntry, { ...input })).catch(translateTakenName),
    );
  }

  async update(id: number, input: ReplyTemplateInput): Promise<ReplyTemplate> {
    const template = await this.manager.findOneBy(ReplyTemplateEntry, { id });
    if (!template) throw templateNotFound();
    return presentTemplate(await this.manager.save(Object.assign(template, input)).catch(translateTakenName));
  }

  async delete(id: number): Promise<void> {
    const { affected } = await this.manager.delete(ReplyTemplateEntry, id);
    if (!affected) throw templateNotFound();
  }
}

const templateNotFound = () => new NotFoundError('This template does not exist.');

function translateTakenName(error: unknown): never {
  if (brokenConstraint(error) !== 'reply_templates_name_key') throw error;
  const message = 'Another template already has this name';
  throw new ConflictError(message, { name: message });
}
