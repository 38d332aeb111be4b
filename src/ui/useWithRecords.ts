import { useDispatch } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { loadStage, stageIfLoaded } from '@/platform/stages';
import { messageFor } from './messages';
import { useIsMounted } from './useIsMounted';

interface WithRecords {
	/** Whether somebody has asked for what needs the data layer, and waits for it. */
	readonly isWaiting: boolean;
	/** Acts at once if the data layer is there, or once it has been loaded; if that fails, the error is shown instead. */
	readonly run: ( act: () => void ) => void;
}

/** For buttons that do what needs the data layer, on screens that are shown without it. */
export function useWithRecords(): WithRecords {
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ isWaiting, setIsWaiting ] = useState( false );
	const isMounted = useIsMounted();
	const run = useCallback(
		( act: () => void ) => {
			if ( stageIfLoaded( 'records' ) !== undefined ) {
				act();
				return;
			}
			setIsWaiting( true );
			void loadStage( 'records' ).then( ( stage ) => {
				if ( ! isMounted() ) {
					return;
				}
				setIsWaiting( false );
				if ( stage.ok ) {
					act();
				} else {
					void createErrorNotice( messageFor( stage.error ), {
						type: 'snackbar',
					} );
				}
			} );
		},
		[ createErrorNotice, isMounted ]
	);
	return { isWaiting, run };
}
