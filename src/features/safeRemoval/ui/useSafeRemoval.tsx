import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { shorten } from '@/kernel/shorten';
import { sayOnArrival } from '@/platform/arrivalNotice';
import { openDraft } from '@/platform/siteDraft';
import { messageFor } from '@/ui/messages';
import { useTarget } from '@/features/saving/index.records';
import { switchDraft } from '@/features/siteDrafts';
// Before uses: all chunks need style sheets in one order.
import { RepairChoice } from './RepairChoice';
import type { Substitute } from './Replacement';
import { UsesList, useUses } from '@/features/uses';
import type { Progress } from '../data/repairInDraft';
import { editUses, removeInDraft } from '../data/removeSafely';
import { thingOf, type RemovedRecord, type Way } from '../model/repair';
import { Problem } from './Problem';
import styles from './SafeRemoval.module.css';

interface SafeRemovalOptions {
	/** Things of one kind, at least one. */
	readonly removed: readonly [ RemovedRecord, ...RemovedRecord[] ];
	/** Of the one; of several, what they are called together. */
	readonly title: string;
	/** The REST paths that remove them. */
	readonly paths: readonly string[];
	/** What may come in their place; null for posts, which are searched on the site. */
	readonly others: readonly Substitute[] | null;
	/** Whether it can be undone: then nobody has to wait until its uses are known. */
	readonly canBeUndone?: boolean;
	/** Called before the page reloads in the new site draft, to leave the screen of what is removed there. */
	readonly onLeave?: () => void;
}

interface SafeRemoval {
	readonly panel: ReactNode;
	readonly isDisabled: boolean;
	/** Of the button, where it doesn't remove it. */
	readonly label?: string;
	/** Repairs its uses, and removes it; resolves with whether that worked. Null while it is to be removed at once. */
	readonly act: ( () => Promise< boolean > ) | null;
}

/** What becomes of the uses of something that is about to be removed: the choice, and its effects. */
export function useSafeRemoval( {
	removed,
	title,
	paths,
	others,
	canBeUndone = false,
	onLeave,
}: SafeRemovalOptions ): SafeRemoval {
	const [ { kind } ] = removed;
	const load = useUses( kind, ...removed.map( thingOf ) );
	const total = load.status === 'ready' ? load.value.total : 0;
	const [ way, setWay ] = useState< Way >( 'leave' );
	const [ by, setBy ] = useState< Substitute | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const progress = useRef< Progress >( { draft: null } );
	const { target, control } = useTarget( total, {
		label: __( 'Where to change them', 'atelier' ),
		draft: __(
			'In a new site draft: deleting it and all changes are published together',
			'atelier'
		),
		edits: __(
			'As unsaved changes here: save them, then delete it',
			'atelier'
		),
	} );
	const name = shorten( title, 50 ) || __( '(no title)', 'atelier' );

	const act = async (): Promise< boolean > => {
		setProblem( '' );
		const wanted = {
			removed,
			way,
			by: by?.id ?? '',
			link: by?.link,
		};
		if ( target === 'edits' && ! openDraft() ) {
			const edited = await editUses( wanted );
			setProblem( edited.ok ? '' : messageFor( edited.error ) );
			return edited.ok;
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
			setProblem( messageFor( done.error ) );
			return false;
		}
		if ( done.value ) {
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
			switchDraft( done.value );
		}
		return true;
	};

	const isRepaired = way !== 'leave' && total > 0;
	return {
		...( isRepaired && target === 'edits' && ! openDraft()
			? { label: __( 'Change them', 'atelier' ) }
			: {} ),
		isDisabled:
			( load.status === 'loading' && ! canBeUndone ) ||
			( way === 'replace' && by === null ),
		act: isRepaired ? act : null,
		panel: (
			<div className={ styles.panel }>
				<UsesList
					inStyles={ [] }
					load={ load }
					introduction={
						removed.length > 1
							? __( 'These use them:', 'atelier' )
							: __( 'These use it:', 'atelier' )
					}
					isPlural={ removed.length > 1 }
				/>
				{ total > 0 && (
					<RepairChoice
						kind={ kind }
						removed={ removed.map( ( { id } ) => id ) }
						way={ way }
						onWay={ setWay }
						others={ others }
						by={ by }
						onBy={ setBy }
						target={ control }
						unseen={
							load.status === 'ready' ? load.value.others : 0
						}
					/>
				) }
				<Problem>{ problem }</Problem>
			</div>
		),
	};
}
