import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { shorten } from '@/kernel/shorten';
import {
	replaceStyles,
	siteStyles,
} from '@/features/globalStyles/index.records';
import { isSameDoc, type StylesDoc } from '@/features/globalStyles/index.model';
import {
	applyVariation,
	type Variation,
	type VariationGroup,
} from '../../model/variation';

/** The id of the notice about the last applied variation; only one is shown, because its actions apply to that variation. */
const NOTICE = 'atelier-style-applied';

const MAX_TITLE = 100;

export interface ApplyingContext {
	/** All variations. */
	readonly known: readonly Variation[];
	readonly canEditCss: boolean;
}

/**
 * Applies a variation as one undo step, keeps the user's own changes that it doesn't set, and offers to replace them if
 * there are any.
 */
export function chooseVariation(
	variation: Variation,
	context: ApplyingContext
): void {
	const user = userStyles();
	if ( ! user ) {
		return;
	}
	const kept = applyVariation( user, variation, {
		...context,
		mode: 'keep',
	} );
	const replaced = applyVariation( user, variation, {
		...context,
		mode: 'replace',
	} );
	const isKeeping = ! isSameDoc( kept, replaced );
	forgetApplied();
	if ( ! replaceStyles( kept, titleOf( variation ) ) ) {
		return;
	}
	if ( isKeeping ) {
		tellKept( variation, {
			isChanged: kept !== user,
			onReplace: () => {
				const now = userStyles();
				// Both edits become one undo step, unless there was another one in between.
				if ( kept !== user && now && isSameDoc( now, kept ) ) {
					void dispatch( coreStore ).undo();
				}
				if ( replaceStyles( replaced, titleOf( variation ) ) ) {
					tellApplied( variation );
				}
			},
		} );
	} else if ( kept !== user ) {
		tellApplied( variation );
	}
}

/** Removes the notice, whose actions are outdated. */
export const forgetApplied = (): void =>
	void dispatch( noticesStore ).removeNotice( NOTICE );

const userStyles = (): StylesDoc | undefined =>
	siteStyles( select )?.layers.user;

const titleOf = ( { title }: Variation ): string =>
	shorten( title, MAX_TITLE ) || __( '(no title)', 'atelier' );

const undoAction = () => ( {
	label: __( 'Undo', 'atelier' ),
	onClick: () => {
		forgetApplied();
		void dispatch( coreStore ).undo();
	},
} );

function tellApplied( variation: Variation ) {
	forgetApplied();
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %s: name of a style variation. */
			__( '“%s” applied.', 'atelier' ),
			titleOf( variation )
		),
		{ type: 'snackbar', id: NOTICE, actions: [ undoAction() ] }
	);
}

function tellKept(
	variation: Variation,
	{
		isChanged,
		onReplace,
	}: { readonly isChanged: boolean; readonly onReplace: () => void }
) {
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %s: name of a style variation. */
			__(
				'“%s” applied. Changes you’ve made to anything it doesn’t set were kept.',
				'atelier'
			),
			titleOf( variation )
		),
		{
			id: NOTICE,
			actions: [
				{ label: REPLACE[ variation.group ](), onClick: onReplace },
				...( isChanged ? [ undoAction() ] : [] ),
			],
		}
	);
}

const REPLACE: Readonly< Record< VariationGroup, () => string > > = {
	all: () => __( 'Replace everything', 'atelier' ),
	color: () => __( 'Replace all colors', 'atelier' ),
	typography: () => __( 'Replace all typography', 'atelier' ),
};
