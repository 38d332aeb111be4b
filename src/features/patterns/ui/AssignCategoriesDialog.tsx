import { CheckboxControl, SearchControl, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fold } from '../../../kernel/fold';
import type { Load } from '../../../kernel/result';
import { DialogActions } from '../../../ui/DialogActions';
import { messageFor } from '../../../ui/messages';
import { assignCategories } from '../data/assignCategories';
import { useUserCategories } from '../data/userCategories';
import {
	assignmentsFor,
	shareOf,
	type Assignable,
	type Choices,
} from '../model/assignment';
import type { UserCategory } from '../model/userCategory';
import styles from './AssignCategoriesDialog.module.css';
import { tellAssigned } from './assignNotices';

/** With more of them a list needs a search. */
const MANY = 10;

interface AssignCategoriesDialogProps {
	readonly patterns: readonly Assignable[];
	readonly onClose: () => void;
	readonly onDone: () => void;
}

/** Asks in which categories patterns are to be; those that only some of them are in stay so until they are chosen. */
export function AssignCategoriesDialog( {
	patterns,
	onClose,
	onDone,
}: AssignCategoriesDialogProps ) {
	const load = useUserCategories();
	const [ choices, setChoices ] = useState< Choices >( new Map() );
	const [ isBusy, setIsBusy ] = useState( false );
	const assignments = assignmentsFor( patterns, choices );

	const save = async () => {
		setIsBusy( true );
		const outcome = await assignCategories( assignments );
		onClose();
		tellAssigned( outcome );
		onDone();
	};

	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( assignments.length > 0 && ! isBusy ) {
					void save();
				}
			} }
		>
			<Categories
				load={ load }
				patterns={ patterns }
				choices={ choices }
				onChoose={ ( id, isIn ) =>
					setChoices( new Map( choices ).set( id, isIn ) )
				}
			/>
			<DialogActions
				label={ __( 'Save', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ assignments.length === 0 }
				onCancel={ onClose }
			/>
		</form>
	);
}

interface CategoriesProps {
	readonly load: Load< readonly UserCategory[] >;
	readonly patterns: readonly Assignable[];
	readonly choices: Choices;
	readonly onChoose: ( category: number, isIn: boolean ) => void;
}

function Categories( { load, ...list }: CategoriesProps ) {
	switch ( load.status ) {
		case 'loading':
			return <Spinner />;
		case 'failed':
			return <p role="alert">{ messageFor( load.error ) }</p>;
		case 'ready':
			return load.value.length === 0 ? (
				<p className={ styles.empty }>
					{ __(
						'There are no categories yet. They are made when a pattern is added or edited.',
						'atelier'
					) }
				</p>
			) : (
				<CategoryList categories={ load.value } { ...list } />
			);
	}
}

function CategoryList( {
	categories,
	patterns,
	choices,
	onChoose,
}: Omit< CategoriesProps, 'load' > & {
	readonly categories: readonly UserCategory[];
} ) {
	const [ search, setSearch ] = useState( '' );
	const found = categories.filter( ( { label } ) =>
		fold( label ).includes( fold( search.trim() ) )
	);
	return (
		<>
			{ categories.length > MANY && (
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search categories', 'atelier' ) }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			<div
				role="group"
				aria-label={ __( 'Categories', 'atelier' ) }
				className={ styles.categories }
			>
				{ found.map( ( { id, label } ) => {
					const share = shareOf( id, patterns, choices );
					return (
						<CheckboxControl
							key={ id }
							__nextHasNoMarginBottom
							label={ label }
							checked={ share === 'all' }
							indeterminate={ share === 'some' }
							onChange={ ( isIn ) => onChoose( id, isIn ) }
						/>
					);
				} ) }
				{ found.length === 0 && (
					<p className={ styles.empty }>
						{ __( 'No results', 'atelier' ) }
					</p>
				) }
			</div>
		</>
	);
}
