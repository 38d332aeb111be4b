import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { createSignal } from '@/kernel/signal';
import { newInvalidValues } from '../model/validity';
import type { StylesDoc } from '../model/doc';
import { continuesStep, type LastEdit } from '../model/step';
import {
	NO_CHANGES,
	writeSettings,
	writeStyles,
	type SettingEdit,
	type StyleEdit,
} from '../model/values';
import { rejectedMessage } from './invalidValueMessages';
import { forgetUndoneEdits } from './forgetUndoneEdits';
import { ENTITY, siteStyles } from './record';

/** Set right before the first edit, so that listeners can still read the unedited styles. */
export const areStylesEdited = createSignal( false );

let last: LastEdit | null = null;

/** The id of the notice about the last rejected edit. */
const REFUSED = 'atelier-styles-refused';

/**
 * Edits styles as one undo step. Edits of the same paths without a pause, as while dragging or typing, join one step.
 *
 * @return Whether the edit was applied; edits that could break pages are rejected with a notice.
 */
export const editStyles = ( edits: readonly StyleEdit[] ): boolean =>
	edit(
		( user ) => writeStyles( user, edits ),
		keyOf( edits ),
		writeStyles( NO_CHANGES, edits )
	);

/**
 * Edits settings as one undo step.
 *
 * @param edits
 * @param step  The key of the edited thing where paths don't identify it, such as one preset of a list; null for a separate
 *              step.
 */
export const editSettings = (
	edits: readonly SettingEdit[],
	step: string | null = keyOf( edits )
): boolean =>
	edit(
		( user ) => writeSettings( user, edits ),
		step === null ? null : `settings ${ step }`,
		writeSettings( NO_CHANGES, edits )
	);

/** Edits styles and settings as one undo step. */
export const editBoth = (
	styles: readonly StyleEdit[],
	settings: readonly SettingEdit[]
): boolean =>
	edit(
		( user ) => writeSettings( writeStyles( user, styles ), settings ),
		null,
		writeSettings( writeStyles( NO_CHANGES, styles ), settings )
	);

/**
 * Replaces the user's document as one undo step.
 *
 * @param doc
 * @param title The name of the style variation that it comes from, for the notice.
 * @return Whether it was replaced; a document that could break pages is rejected with a notice.
 */
export const replaceStyles = ( doc: StylesDoc, title?: string ): boolean =>
	edit( () => doc, null, doc, title );

/** Replaces the user's document by one with fewer invalid values; some may remain. */
export const replaceInvalid = ( doc: StylesDoc ): boolean =>
	edit( () => doc, null, NO_CHANGES );

const keyOf = ( edits: readonly ( StyleEdit | SettingEdit )[] ): string =>
	JSON.stringify( edits.map( ( { target, path } ) => [ target, path ] ) );

function edit(
	change: ( user: StylesDoc ) => StylesDoc,
	key: string | null,
	brought: StylesDoc,
	title?: string
): boolean {
	const styles = siteStyles( select );
	if ( ! styles ) {
		return false;
	}
	const { user, base } = styles.layers;
	const next = change( user );
	if ( next === user ) {
		return true;
	}
	const invalidValues = newInvalidValues( brought, () => [ user, base ] );
	if ( invalidValues.length > 0 ) {
		void dispatch( noticesStore ).createErrorNotice(
			rejectedMessage( invalidValues, title ),
			{ id: REFUSED }
		);
		return false;
	}
	void dispatch( noticesStore ).removeNotice( REFUSED );
	const at = performance.now();
	const isSameStep =
		key !== null && continuesStep( last, { key, at, on: user } );
	forgetUndoneEdits();
	areStylesEdited.set( true );
	void dispatch( coreStore ).editEntityRecord(
		...ENTITY,
		styles.id,
		{ settings: next.settings, styles: next.styles },
		{ isCached: isSameStep }
	);
	last =
		key === null
			? null
			: { key, at, result: siteStyles( select )?.layers.user };
	return true;
}
