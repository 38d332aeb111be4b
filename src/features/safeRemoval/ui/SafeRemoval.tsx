import { dispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { ok, type Result } from '@/kernel/result';
import { shorten } from '@/kernel/shorten';
import { sayOnArrival } from '@/platform/arrivalNotice';
import { openDraft } from '@/platform/siteDraft';
import { useIsMounted } from '@/ui/useIsMounted';
import { switchDraft } from '@/features/siteDrafts';
// Before uses: all chunks need style sheets in one order.
import { UsesQuestion, type ChosenRepair } from './UsesQuestion';
import type { Substitute } from './Replacement';
import { useUses } from '@/features/uses';
import type { Progress } from '../data/repairInDraft';
import { editUses, removeInDraft } from '../data/removeSafely';
import { thingOf, type RemovedRecord } from '../model/repair';

export interface SafeRemovalProps {
	/** Records of one kind, at least one. */
	readonly removed: readonly [ RemovedRecord, ...RemovedRecord[] ];
	/** Of the one; of several, what they are called together, or null for a number of items. */
	readonly title: string | null;
	/** The REST paths that remove them. */
	readonly paths: readonly string[];
	/** What may come in their place; null for posts, which are searched on the site. */
	readonly others: readonly Substitute[] | null;
	/** Of the button. */
	readonly label: string;
	/** Whether it can be undone: then nobody has to wait until its uses are known. */
	readonly canBeUndone?: boolean;
	/** Said below the choice, such as why there is less to choose from. */
	readonly notice?: ReactNode;
	/** Removes it, and leaves what uses it. */
	readonly onRemove: () => void | Promise< void >;
	/** Called before the page reloads in the new site draft, to leave the screen of what is removed there. */
	readonly onLeave?: () => void;
	readonly onClose: ( isChanged?: boolean ) => void;
	/** What is said before the uses. */
	readonly children: ReactNode;
}

/** Asks what becomes of the uses of documents before they are removed. */
export function SafeRemoval( {
	removed,
	title,
	paths,
	onLeave,
	onRemove,
	children,
	...question
}: SafeRemovalProps ) {
	const [ { kind } ] = removed;
	const load = useUses( kind, ...removed.map( thingOf ) );
	const isOpen = useIsMounted();
	const progress = useRef< Progress >( { draft: null } );
	const name =
		shorten( title ?? itemsTitle( paths.length ), 50 ) ||
		__( '(no title)', 'atelier' );

	const change = async ( {
		way,
		by,
		target,
	}: ChosenRepair ): Promise< Result< void > > => {
		const wanted = { removed, way, by: by?.id ?? '', link: by?.link };
		if ( target === 'edits' && ! openDraft() ) {
			return editUses( wanted );
		}
		const done = await removeInDraft(
			{
				...wanted,
				paths,
				/* translators: %s: title of a pattern, template part or menu. Title of a site draft. */
				draftTitle: sprintf( __( 'Without “%s”', 'atelier' ), name ),
			},
			progress.current
		);
		if ( ! done.ok ) {
			return done;
		}
		const draft = done.value;
		if ( draft && ! isOpen() ) {
			// Whoever has closed it does something else by now, which a page that reloads would end.
			void dispatch( noticesStore ).createSuccessNotice(
				sprintf(
					/* translators: %s: title of a pattern, template part or menu. */
					__( '“%s” is deleted in a new site draft.', 'atelier' ),
					name
				),
				{
					type: 'snackbar',
					actions: [
						{
							label: __( 'Open site draft', 'atelier' ),
							onClick: () => switchDraft( draft ),
						},
					],
				}
			);
		} else if ( draft ) {
			sayOnArrival(
				sprintf(
					/* translators: %s: title of a pattern, template part or menu. */
					__(
						'“%s” is deleted in this site draft. Review the changes, then publish them.',
						'atelier'
					),
					name
				)
			);
			onLeave?.();
			switchDraft( draft );
		}
		return ok( undefined );
	};

	return (
		<>
			{ children }
			<UsesQuestion
				{ ...question }
				kind={ kind }
				removed={ removed.map( ( { id } ) => id ) }
				load={ load }
				inStyles={ [] }
				alsoChanged={ 0 }
				labelOf={ ( { target } ) =>
					target === 'edits' && ! openDraft()
						? __( 'Change them', 'atelier' )
						: null
				}
				targets={ {
					label: __( 'Where to change them', 'atelier' ),
					draft: __(
						'In a new site draft: deleting it and all changes are published together',
						'atelier'
					),
					edits: __(
						'As unsaved changes here: save them, then delete it',
						'atelier'
					),
				} }
				onLeave={ onRemove }
				onChange={ change }
			/>
		</>
	);
}

const itemsTitle = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of pages, posts, patterns or template parts. */
		_n( '%d item', '%d items', count, 'atelier' ),
		count
	);
