import { Controller, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { adminApi, type EditablePost, useListUsersQuery } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { color, QueryState, SelectField, Skeleton } from '@site/ui';
import { authorsOf } from '../use-authors';
import { Area } from './editor-layout';

/** Whom readers are told as the author; of a new post, unless somebody else is chosen, whoever creates it. */
export function AuthorField({ post }: { post: EditablePost | undefined }) {
  const { control } = useFormContext<PostInput>();
  const { data: user } = adminApi.endpoints.getAdminSession.useQueryState();
  const users = useListUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Place>
      <QueryState query={users} loading={<Skeleton $height="48px" />} errorText="Authors could not be loaded">
        {({ items }) => (
          <Controller
            control={control}
            name="authorId"
            render={({ field, fieldState }) => (
              <SelectField
                label="Author"
                hint="Readers see this name."
                options={authorsOf(items).options}
                value={field.value || (post?.authorId ?? user?.id ?? '')}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
      </QueryState>
    </Place>
  );
}

const Place = styled(Area)`
  border-top: 1px solid ${color.line};
`;
