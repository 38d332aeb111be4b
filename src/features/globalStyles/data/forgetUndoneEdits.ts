import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { once } from '@/kernel/once';
import { listenTo } from '@/platform/listenTo';
import { isSameDoc } from '../model/doc';
import { ENTITY, savedDoc, siteStyles, type SiteStyles } from './record';

/** Starts removing edits that undo has made equal to the saved styles, so that the record no longer counts as changed. */
export const forgetUndoneEdits = once( () => {
	/** The styles of the last comparison with the saved ones. */
	let seen = siteStyles( select );
	listenTo( () => {
		const styles = siteStyles( select );
		if ( styles && styles !== seen ) {
			seen = styles;
			forget( styles );
		}
	}, coreStore );
} );

function forget( { id, layers }: SiteStyles ) {
	if (
		select( coreStore ).hasEditsForEntityRecord( ...ENTITY, id ) &&
		isSameDoc( savedDoc( select, id ), layers.user )
	) {
		void dispatch( coreStore ).editEntityRecord(
			...ENTITY,
			id,
			{ settings: undefined, styles: undefined },
			{ undoIgnore: true }
		);
	}
}
