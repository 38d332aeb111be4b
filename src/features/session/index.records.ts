/** Who is logged in and whether the site can be reached: what everything that sends changes builds on. */
import { logInForWrite } from './data/login';
import { identifyRequests } from '../../platform/identify';
import { endPreloadsWithWrites } from '../../platform/preloads';
import { keepNonceToUser } from '../../platform/session';
import { writesMiddleware } from '../../platform/writesMiddleware';
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

/** What goes on as soon as the data layer is there. */
export function startSession(): void {
	identifyRequests();
	keepNonceToUser();
	writesMiddleware( logInForWrite );
	endPreloadsWithWrites();
	showWaiting();
	watchSession();
	showLost();
}
