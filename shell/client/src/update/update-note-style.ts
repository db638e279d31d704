/**
 * The site's own colours, as its tokens name them; above the page, below its dialogs. What gets the focus scrolls to above it,
 * also on the narrowest screen, where it is highest.
 */
export const noteStyle = `
.shell-update {
  position: fixed;
  z-index: 30;
  bottom: max(16px, env(safe-area-inset-bottom));
  left: 16px;
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  max-width: min(460px, calc(100vw - 32px));
  padding: 12px 16px;
  border: 1.5px solid var(--blue);
  border-radius: 3px;
  background: var(--card);
  color: var(--ink);
  font-size: 15px;
  line-height: 1.5;
}
.shell-update[hidden] { display: none; }
html:has(.shell-update:not([hidden])) { scroll-padding-bottom: 160px; }
.shell-update p { flex: auto; margin: 0; }
.shell-update button {
  min-height: 40px;
  padding: 0 16px;
  border: 1.5px solid var(--blue);
  border-radius: 3px;
  background: none;
  color: var(--blue);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.shell-update p + button { background: var(--blue); color: var(--on-fill); }
@media print { .shell-update { display: none; } }
`;
