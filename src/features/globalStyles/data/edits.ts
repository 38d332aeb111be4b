import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { createSignal } from '../../../kernel/signal';
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

/** Set right before the first edit, so that listeners still see the styles as they were. */
export const areStylesEdited = createSignal( false );

let last: LastEdit | null = null;

/** The notice about the last edit that was rejected. */
const REFUSED = 'atelier-styles-refused';

/**
 * Changes styles, as one step of undo. Edits of the same places that follow each other without a
 * pause, as while dragging or typing, are one step too.
 *
 * @return Whether they were changed: not with what would break pages, which is told.
 */
export const editStyles = ( edits: readonly StyleEdit[] ): boolean =>
	edit(
		( user ) => writeStyles( user, edits ),
		keyOf( edits ),
		writeStyles( NO_CHANGES, edits )
	);

/**
 * The same for settings.
 *
 * @param edits
 * @param step  The edited thing, where the paths alone do not name it, such as one preset of a list; null
 *              for a step of its own.
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

/** Changes styles and settings together, as one step of undo. */
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
 * Puts another document in the place of the user's, as one step of undo.
 *
 * @return Whether it is there now: not where it would break pages, which is told.
 */
export const replaceStyles = ( doc: StylesDoc ): boolean =>
	edit( () => doc, null, doc );

/** Puts a document in the place of the user's that has fewer invalid values, though there may be some left. */
export const replaceInvalid = ( doc: StylesDoc ): boolean =>
	edit( () => doc, null, NO_CHANGES );

const keyOf = ( edits: readonly ( StyleEdit | SettingEdit )[] ): string =>
	JSON.stringify( edits.map( ( { target, path } ) => [ target, path ] ) );

function edit(
	change: ( user: StylesDoc ) => StylesDoc,
	key: string | null,
	brought: StylesDoc
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
			rejectedMessage( invalidValues ),
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
