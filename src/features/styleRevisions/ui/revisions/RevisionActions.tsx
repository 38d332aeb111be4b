import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useStylesRights } from '@/features/globalStyles/index.records';
import type { StylesDoc } from '@/features/globalStyles/index.model';
import type { Entry } from '../../model/revision';
import {
	CompareRevisionsDialog,
	type ComparedPair,
} from '../compare/CompareRevisionsDialog';
import { useStylesNavigation } from '@/features/styleControls/index.records';
import { applyEntry } from './applyRevision';
import { ConfirmApply } from './ConfirmApply';
import styles from './RevisionActions.module.css';

interface RevisionActionsProps {
	/** The selected entry. */
	readonly entry: Entry;
	/** Whether it equals the current styles. */
	readonly isCurrent: boolean;
	/** The user's current document. */
	readonly user: StylesDoc;
	readonly hasUnsaved: boolean;
	/** The entries that are compared first. */
	readonly compareWith: ComparedPair;
}

/** The actions of the selected entry. */
export function RevisionActions( {
	entry,
	isCurrent,
	user,
	hasUnsaved,
	compareWith,
}: RevisionActionsProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isComparing, setIsComparing ] = useState( false );
	const { canEditCss } = useStylesRights();
	const { above, go } = useStylesNavigation();
	const apply = () => {
		setIsAsking( false );
		applyEntry( entry, { user, canEditCss } );
		go( above ?? '/' );
	};
	const label =
		entry.kind === 'parent'
			? __( 'Reset to theme defaults', 'atelier' )
			: __( 'Apply', 'atelier' );
	return (
		<div className={ styles.actions } data-keep-clear>
			{ ! isCurrent && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () =>
						hasUnsaved ? setIsAsking( true ) : apply()
					}
				>
					{ label }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => setIsComparing( true ) }
			>
				{ __( 'Compare', 'atelier' ) }
			</Button>
			{ isComparing && (
				<CompareRevisionsDialog
					initial={ compareWith }
					onClose={ () => setIsComparing( false ) }
				/>
			) }
			{ isAsking && (
				<ConfirmApply
					label={ label }
					onApply={ apply }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</div>
	);
}
