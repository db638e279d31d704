import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '@site/ui';
import { Frame } from './frame';

const LoginPage = lazyPart(async () => (await import('../pages/login.page')).LoginPage);
const ForgottenPasswordPage = lazyPart(
  async () => (await import('../pages/forgotten-password.page')).ForgottenPasswordPage,
);
const DashboardPage = lazyPart(async () => (await import('../pages/dashboard.page')).DashboardPage);
const PostsPage = lazyPart(async () => (await import('../pages/posts.page')).PostsPage);
const PostEditorPage = lazyPart(async () => (await import('../pages/post-editor.page')).PostEditorPage);
const TagsPage = lazyPart(async () => (await import('../pages/tags.page')).TagsPage);
const PicturesPage = lazyPart(async () => (await import('../pages/pictures.page')).PicturesPage);
const MessagesPage = lazyPart(async () => (await import('../pages/messages.page')).MessagesPage);
const SubscribersPage = lazyPart(async () => (await import('../pages/subscribers.page')).SubscribersPage);
const UsersPage = lazyPart(async () => (await import('../pages/users.page')).UsersPage);
const LinkPage = lazyPart(async () => (await import('../pages/link.page')).LinkPage);
const AccountPage = lazyPart(async () => (await import('../pages/account.page')).AccountPage);
const AuditPage = lazyPart(async () => (await import('../pages/audit.page')).AuditPage);
const ReleasesPage = lazyPart(async () => (await import('../pages/releases.page')).ReleasesPage);
const NotFoundPage = lazyPart(async () => (await import('../pages/not-found.page')).NotFoundPage);

/** Every address of the console, each screen in a chunk of its own. */
export const AppRoutes = () => (
  <Suspense>
    <Routes>
      <Route path="/admin/login" element={<LoginPage />} />
      <Route path="/admin/forgot-password" element={<ForgottenPasswordPage />} />
      <Route path="/admin/invitation/:token" element={<LinkPage purpose="invitation" />} />
      <Route path="/admin/reset/:token" element={<LinkPage purpose="reset" />} />
      <Route path="/admin" element={<Frame />}>
        <Route index element={<DashboardPage />} />
        <Route path="posts" element={<PostsPage />} />
        <Route path="posts/new" element={<PostEditorPage />} />
        <Route path="posts/:id/edit" element={<PostEditorPage />} />
        <Route path="posts/tags" element={<TagsPage />} />
        <Route path="pictures" element={<PicturesPage />} />
        <Route path="messages" element={<MessagesPage />} />
        <Route path="subscribers" element={<SubscribersPage />} />
        <Route path="users" element={<UsersPage />} />
        <Route path="account" element={<AccountPage />} />
        <Route path="audit" element={<AuditPage />} />
        <Route path="releases" element={<ReleasesPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </Suspense>
);
