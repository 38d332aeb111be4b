import { useCommand } from '@wordpress/commands';
import { __ } from '@wordpress/i18n';
import { drafts, external, plus, published, seen } from '@wordpress/icons';
import { changedRecordCount } from '@/features/documents';
import { hasDraftChoice, isAskingForDraft } from '@/features/saving';
import { askAbout, viewLive } from '@/features/siteDrafts';
import { openDraft } from '@/platform/siteDraft';
import { useSignal } from '@/ui/useSignal';

/** Registers commands for site drafts. */
export function useSiteDraftCommands(): void {
	const draft = openDraft();
	const hasChanges = useSignal( changedRecordCount ) > 0;
	useCommand( {
		name: 'atelier/action/new-draft',
		label: __( 'New site draft…', 'atelier' ),
		searchLabel: __( 'New site draft', 'atelier' ),
		icon: plus,
		callback: ( { close } ) => {
			close();
			askAbout( { name: 'create' } );
		},
	} );
	useCommand( {
		name: 'atelier/action/save-to-draft',
		label: __( 'Save to a site draft…', 'atelier' ),
		icon: drafts,
		disabled: ! hasChanges || ! hasDraftChoice(),
		callback: ( { close } ) => {
			close();
			isAskingForDraft.set( true );
		},
	} );
	useCommand( {
		name: 'atelier/view/compare-draft',
		label: __( 'Compare site draft with live site', 'atelier' ),
		icon: seen,
		disabled: ! draft,
		callback: ( { close } ) => {
			close();
			askAbout( { name: 'compare' } );
		},
	} );
	useCommand( {
		name: 'atelier/action/publish-draft',
		label: __( 'Publish site draft…', 'atelier' ),
		icon: published,
		disabled: ! draft,
		callback: ( { close } ) => {
			close();
			if ( draft ) {
				askAbout( { name: 'publish', draft } );
			}
		},
	} );
	useCommand( {
		name: 'atelier/action/leave-draft',
		label: __( 'Leave site draft', 'atelier' ),
		icon: external,
		disabled: ! draft,
		callback: ( { close } ) => {
			close();
			void viewLive();
		},
	} );
}
