import { dispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import type { Result } from '@/kernel/result';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { useIsMounted } from '@/ui/useIsMounted';
import type { Loading } from '@/ui/useLoad';
import {
	useTarget,
	type Target,
	type TargetLabels,
} from '@/features/saving/index.records';
// Before uses: all chunks need style sheets in one order.
import { RepairChoice } from './RepairChoice';
import type { Substitute } from './Replacement';
import type { Uses } from '@/features/uses/index.model';
import { UsesList } from '@/features/uses';
import type { Removed, Way } from '../model/repair';
import { Problem } from './Problem';
import styles from './SafeRemoval.module.css';

/** What becomes of the uses of something, and where. */
export interface ChosenRepair {
	readonly way: Exclude< Way, 'leave' >;
	/** What comes in its place; null where it is reset. */
	readonly by: Substitute | null;
	readonly target: Target;
}

interface UsesQuestionProps {
	readonly kind: Removed[ 'kind' ];
	/** The IDs of what is removed. */
	readonly removed: readonly string[];
	readonly load: Loading< Uses >;
	/** The labels of the styles that use it. */
	readonly inStyles: readonly string[];
	/** Documents that change beside those that use it. */
	readonly alsoChanged: number;
	/** What may come in its place; null for posts, which are searched on the site. */
	readonly others: readonly Substitute[] | null;
	/** Of the button that removes it; null if it stays, and is only replaced where it is used. */
	readonly label: string | null;
	/** Of the button, where it does something else than that. */
	readonly labelOf?: ( chosen: Omit< ChosenRepair, 'by' > ) => string | null;
	readonly targets: TargetLabels;
	/** Whether it can be undone: then nobody has to wait until its uses are known. */
	readonly canBeUndone?: boolean;
	/** Said where uses are changed. */
	readonly note?: ReactNode;
	/** Said below the choice, such as why there is less to choose from. */
	readonly notice?: ReactNode;
	/** Removes it, and leaves what uses it. */
	readonly onLeave: () => void | Promise< void >;
	/** Changes what uses it. */
	readonly onChange: ( chosen: ChosenRepair ) => Promise< Result< void > >;
	readonly onClose: ( isChanged?: boolean ) => void;
	/** Whether it is at work, when nothing can be cancelled. */
	readonly onBusy?: ( isBusy: boolean ) => void;
	/** What is said before the uses. */
	readonly children?: ReactNode;
}

/** The one question before anything is removed that may be used: what uses it, what becomes of that, and what visitors get. */
export function UsesQuestion( {
	kind,
	removed,
	load,
	inStyles,
	alsoChanged,
	others,
	label,
	labelOf = () => null,
	targets,
	canBeUndone = false,
	note,
	notice,
	onLeave,
	onChange,
	onClose,
	onBusy,
	children,
}: UsesQuestionProps ) {
	const total = load.status === 'ready' ? load.value.total : 0;
	const isUsed = total + inStyles.length > 0;
	const [ chosenWay, setWay ] = useState< Way >( 'leave' );
	const way =
		label === null ? 'replace' : isUsed ? chosenWay : ( 'leave' as const );
	const [ by, setBy ] = useState< Substitute | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	// Escape closes dialogs of lists also while it is at work.
	const isOpen = useIsMounted();
	const { target, control } = useTarget( total + alsoChanged, targets );
	const isPlural = removed.length > 1;
	const otherLabel = way === 'leave' ? null : labelOf( { way, target } );

	const act = async () => {
		setProblem( '' );
		setIsBusy( true );
		if ( way === 'leave' ) {
			await onLeave();
			return;
		}
		onBusy?.( true );
		const changed = await onChange( {
			way,
			by: way === 'replace' ? by : null,
			target,
		} );
		setIsBusy( false );
		onBusy?.( false );
		if ( changed.ok ) {
			onClose( true );
		} else if ( isOpen() ) {
			setProblem( messageFor( changed.error ) );
		} else {
			void dispatch( noticesStore ).createErrorNotice(
				messageFor( changed.error )
			);
		}
	};

	return (
		<>
			<div className={ styles.panel }>
				{ children }
				<UsesList
					inStyles={ inStyles }
					load={ load }
					introduction={
						isPlural
							? __( 'These use them:', 'atelier' )
							: __( 'These use it:', 'atelier' )
					}
					isPlural={ isPlural }
				/>
				{ ( isUsed || label === null ) && (
					<RepairChoice
						kind={ kind }
						removed={ removed }
						way={ way }
						{ ...( label === null ? {} : { onWay: setWay } ) }
						others={ others }
						by={ by }
						onBy={ setBy }
						target={ control }
						unseen={
							load.status === 'ready' ? load.value.others : 0
						}
					/>
				) }
				{ way !== 'leave' && note !== undefined && (
					<div className={ styles.note }>{ note }</div>
				) }
				{ notice }
				<Problem>{ problem }</Problem>
			</div>
			<DialogActions
				label={ otherLabel ?? label ?? __( 'Replace', 'atelier' ) }
				isBusy={ isBusy }
				isHeld={ isBusy && way !== 'leave' }
				isDisabled={
					( load.status === 'loading' && ! canBeUndone ) ||
					( way === 'replace' && by === null )
				}
				isDestructive={ label !== null && otherLabel === null }
				onCancel={ () => onClose() }
				onAct={ () => void act() }
			/>
		</>
	);
}
