/** The part of the header that only signed-in visitors load. */
export { WelcomeBar } from '@site/ui';
