import { Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ok, type Result } from '@/kernel/result';
import { DialogActions } from '@/ui/DialogActions';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { assignCategories, type AssignOutcome } from '../data/assignCategories';
import { useCategoryChoices } from '../data/categoryChoices';
import { prepareCategories } from '../data/changeCategories';
import { useUserCategories } from '../data/userCategories';
import {
	assignmentsFor,
	chosenOf,
	keyOf,
	wantedOf,
	type Assignable,
	type Choices,
	type Chosen,
} from '../model/assignment';
import { wishesFor, type CategoryWish } from '../model/userCategory';
import { tellAssigned } from './assignNotices';
import { CategoryChecklist } from './CategoryChecklist';
import styles from './Forms.module.css';

interface AssignCategoriesDialogProps {
	readonly patterns: readonly Assignable[];
	readonly onClose: () => void;
	readonly onDone: () => void;
}

/**
 * Assigns categories to patterns; a category of only some of them is unchanged until the user checks or unchecks it.
 */
export function AssignCategoriesDialog( {
	patterns,
	onClose,
	onDone,
}: AssignCategoriesDialogProps ) {
	const load = useUserCategories();
	const known = useCategoryChoices();
	const [ added, setAdded ] = useState< readonly CategoryWish[] >( [] );
	const [ choices, setChoices ] = useState< Choices >( new Map() );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const categories = [ ...known, ...added ];
	const wanted = wantedOf( categories, choices );
	const canSave =
		! isBusy &&
		( wanted.length > 0 ||
			assignmentsFor( patterns, chosenOf( categories, choices ) ).length >
				0 );

	const choose = ( category: CategoryWish, isIn: boolean ) => {
		// A running save uses the choices at its start.
		if ( ! isBusy ) {
			setChoices( new Map( choices ).set( keyOf( category ), isIn ) );
		}
	};
	const add = ( name: string ) => {
		if ( isBusy ) {
			return;
		}
		const [ category ] = wishesFor( [ name ], categories );
		if ( category ) {
			setAdded(
				categories.includes( category ) ? added : [ ...added, category ]
			);
			choose( category, true );
		}
	};
	const save = async () => {
		setIsBusy( true );
		const outcome = await assign( patterns, wanted, ( made ) =>
			chosenOf( categories, choices, made )
		);
		setIsBusy( false );
		if ( ! outcome.ok ) {
			setProblem( messageFor( outcome.error ) );
			return;
		}
		onClose();
		tellAssigned( outcome.value );
		onDone();
	};

	return (
		<form
			className={ styles.form }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( canSave ) {
					void save();
				}
			} }
		>
			{ patterns.length > 1 && (
				<p className={ styles.text }>
					{ sprintf(
						/* translators: %d: number of patterns. */
						_n(
							'%d pattern',
							'%d patterns',
							patterns.length,
							'atelier'
						),
						patterns.length
					) }
				</p>
			) }
			{ load.status === 'loading' && <Spinner /> }
			{ load.status === 'failed' && (
				<ErrorText>{ messageFor( load.error ) }</ErrorText>
			) }
			{ load.status === 'ready' && (
				<CategoryChecklist
					categories={ categories }
					patterns={ patterns }
					choices={ choices }
					onChoose={ choose }
					onAdd={ add }
				/>
			) }
			<DialogActions
				label={ __( 'Save', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ ! canSave }
				problem={ problem }
				onCancel={ onClose }
			/>
		</form>
	);
}

/** Creates the missing categories, and assigns them to the patterns. */
async function assign(
	patterns: readonly Assignable[],
	wanted: readonly CategoryWish[],
	chosenWith: ( made: readonly number[] ) => Chosen
): Promise< Result< AssignOutcome > > {
	const prepared = await prepareCategories( wanted );
	if ( ! prepared.ok ) {
		return prepared;
	}
	const { ids, undo } = prepared.value;
	const outcome = await assignCategories(
		assignmentsFor( patterns, chosenWith( ids ) )
	);
	if ( outcome.done.length === 0 ) {
		await undo();
	}
	return ok( outcome );
}
