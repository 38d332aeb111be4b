import { HelpLayer } from '../../features/help';
import { homeRoute, navigate } from '../../routing';
import { openStage } from '../useStage';

/** Help, and what it leads to. */
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
