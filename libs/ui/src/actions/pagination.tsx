import { ArrowLeft, ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { type } from '../theme/tokens';
import { LinkButton } from './link-button';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** What is paged: 'Messages'. */
  label: string;
}

/** Way to the neighbouring pages of a long list; nothing where there is only one page. */
export const Pagination = ({ page, pageCount, hrefOf, label }: PaginationProps) => {
  if (pageCount <= 1) return null;
  return (
    <Row aria-label={`${label}, pages`}>
      {page > 1 && (
        <LinkButton href={hrefOf(page - 1)} rel="prev" $tone="outline" $size="small">
          <ArrowLeft aria-hidden />
          Previous
        </LinkButton>
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <LinkButton href={hrefOf(page + 1)} rel="next" $tone="outline" $size="small">
          Next
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
    </Row>
  );
};

const Row = styled.nav`
  ${type.dense}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;
