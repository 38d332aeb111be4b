import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { replaceStyles, resetAll } from '@/features/globalStyles/index.records';
import {
	differencesBetween,
	isCss,
	takeDifferences,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import type { Entry } from '../../model/revision';

interface ApplyOptions {
	/** The user's current document. */
	readonly user: StylesDoc;
	/** Users who can't edit CSS keep the current CSS. */
	readonly canEditCss: boolean;
}

/** Replaces the user's styles by an entry of the history, as one undo step. */
export function applyEntry(
	{ kind, doc }: Entry,
	{ user, canEditCss }: ApplyOptions
): void {
	if ( kind === 'parent' && canEditCss ) {
		resetAll();
		return;
	}
	if ( replaceStyles( canEditCss ? doc : withoutCssOf( doc, user ) ) ) {
		tellApplied();
	}
}

const withoutCssOf = ( doc: StylesDoc, user: StylesDoc ): StylesDoc =>
	takeDifferences(
		user,
		differencesBetween( doc, user ).filter(
			( difference ) => ! isCss( difference )
		),
		'before'
	);

const tellApplied = (): void =>
	void dispatch( noticesStore ).createSuccessNotice(
		__( 'Revision applied. Save to keep it.', 'atelier' ),
		{
			type: 'snackbar',
			id: 'atelier-styles-revision',
			actions: [
				{
					label: __( 'Undo', 'atelier' ),
					onClick: () => void dispatch( coreStore ).undo(),
				},
			],
		}
	);
