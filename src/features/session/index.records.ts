/** Who is logged in and whether the site can be reached: what everything that sends changes builds on. */
import { logInForWrite } from './data/login';
import { identifyRequests } from '../../platform/identify';
import { endPreloadsWithWrites } from '../../platform/preloads';
import { keepNonceToUser } from '../../platform/session';
import { watchWrites } from '../../platform/writes';
import { watchSession } from './data/watchSession';
import { showLost } from './ui/lostNotice';
import { showWaiting } from './ui/waitingNotice';

export { logInAgain } from './data/login';
export { reconnect, waitFor, waiting, type Waiting } from './data/waiting';
export { leavesDoubt, NO_TRIES, stepAfter, type Tries } from './model/waiting';
export { checkSession } from './data/watchSession';
export { LoginDialog } from './ui/LoginDialog';
export { waitingSentence } from './ui/waitingWords';

/** What goes on as soon as the data layer is there. */
export function startSession(): void {
	identifyRequests();
	keepNonceToUser();
	watchWrites( logInForWrite );
	endPreloadsWithWrites();
	showWaiting();
	watchSession();
	showLost();
}
