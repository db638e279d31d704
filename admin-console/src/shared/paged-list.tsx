import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Pagination, QueryState, type QueryStateProps } from '@site/ui';
import { withPreviousData } from './with-previous-data';
import { pagesOf } from './list-address';
import { ListStatus } from './list-status';
import { TableSkeleton } from './table-skeleton';

interface ItemPage<Item> {
  items: Item[];
  total: number;
}

interface PagedListProps<Item> extends Pick<QueryStateProps<ItemPage<Item>>, 'loading' | 'errorText' | 'empty'> {
  query: QueryStateProps<ItemPage<Item>>['query'] & { currentData?: ItemPage<Item> };
  /** From 1. */
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** What is listed: 'Tags'. */
  label: string;
  /** One of the list: 'tag'. */
  one: string;
  many?: string;
  /** What is said where there is nothing. */
  none: string;
  /** Around the way to other pages. */
  footer?: ComponentType<{ children: ReactNode }>;
  children: (items: Item[]) => ReactNode;
}

/** A list in pages of which the address names one. An address beyond the last page leads to that. */
export function PagedList<Item>({
  query,
  page,
  pageSize,
  hrefOf,
  label,
  footer: Footer = Fragment,
  children,
  ...words
}: PagedListProps<Item>) {
  return (
    <>
      <ListStatus page={query.currentData} offset={(page - 1) * pageSize} {...words} />
      <QueryState
        loading={<TableSkeleton />}
        {...words}
        query={withPreviousData(query)}
        isEmpty={({ total }) => total === 0}
      >
        {({ items, total }) => {
          const pageCount = pagesOf(total, pageSize);
          return (
            <div aria-busy={query.currentData === undefined}>
              {items.length === 0 && <Navigate to={hrefOf(pageCount)} replace />}
              {children(items)}
              <Footer>
                <Pagination {...{ label, page, pageCount, hrefOf }} />
              </Footer>
            </div>
          );
        }}
      </QueryState>
    </>
  );
}
