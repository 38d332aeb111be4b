import { HelpLayer } from '@/features/help';
import { homeRoute, navigate } from '@/routing';
import { openStage } from '../useStage';

/** The help screen, with its links. */
export const Help = () => (
	<HelpLayer
		onPalette={ () =>
			void openStage( 'records' ).then( ( records ) =>
				records?.openPalette()
			)
		}
		onWelcome={ () =>
			void openStage( 'records' ).then( ( records ) => {
				navigate( homeRoute, { isEditing: true } );
				records?.showGuide( 'editor' );
			} )
		}
		onForget={ () =>
			void openStage( 'records' ).then( ( records ) =>
				records?.forgetThisBrowser()
			)
		}
	/>
);
