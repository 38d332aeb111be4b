/** Login and connection, for all rooms that save changes. */
import { logInForWrite } from './data/login';
import { startRequests } from './data/startRequests';
import { endPreloadsWithWrites } from '@/platform/preloads';
import { writesMiddleware } from '@/platform/writesMiddleware';
import { watchSession } from './data/watchSession';
import { showLost } from './ui/lostNotice';
import { showWaiting } from './ui/waitingNotice';

export { logInAgain } from './data/login';
export { reconnect, waitFor, waiting, type Waiting } from './data/waiting';
export {
	leavesUnconfirmed,
	NO_TRIES,
	stepAfter,
	type Tries,
} from './model/waiting';
export { checkSession } from './data/watchSession';
export { LoginDialog } from './ui/LoginDialog';
export { waitingSentence } from './ui/waitingMessages';

/** Runs as soon as the data layer has been loaded. */
export function startSession(): void {
	startRequests();
	writesMiddleware( logInForWrite );
	endPreloadsWithWrites();
	showWaiting();
	watchSession();
	showLost();
}
