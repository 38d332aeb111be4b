import {
	Button,
	CheckboxControl,
	SearchControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fold } from '@/kernel/fold';
import { useMayManageCategories } from '../data/categoryChoices';
import {
	keyOf,
	shareOf,
	type Assignable,
	type Choices,
} from '../model/assignment';
import { MAX_CATEGORY_NAME, type CategoryWish } from '../model/userCategory';
import styles from './CategoryChecklist.module.css';

/** Longer lists have a search box. */
const MANY = 10;

interface CategoryChecklistProps {
	readonly categories: readonly CategoryWish[];
	readonly patterns: readonly Assignable[];
	readonly choices: Choices;
	readonly onChoose: ( category: CategoryWish, isIn: boolean ) => void;
	/** Called with the name of a new category. */
	readonly onAdd: ( name: string ) => void;
}

/** Checkboxes for categories, and a field for a new one if the user may create it. */
export function CategoryChecklist( {
	categories,
	patterns,
	choices,
	onChoose,
	onAdd,
}: CategoryChecklistProps ) {
	const [ search, setSearch ] = useState( '' );
	const mayMake = useMayManageCategories();
	const words = fold( search.trim() );
	const offered = categories.filter( ( { id } ) => mayMake || id !== null );
	const found = offered.filter( ( { label } ) =>
		fold( label ).includes( words )
	);
	return (
		<>
			{ offered.length > MANY && (
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search categories', 'atelier' ) }
					placeholder={ __( 'Search', 'atelier' ) }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			<div
				role="group"
				aria-label={ __( 'Categories', 'atelier' ) }
				className={ styles.categories }
			>
				{ found.map( ( category ) => {
					const share = shareOf( category, patterns, choices );
					return (
						<CheckboxControl
							key={ keyOf( category ) }
							__nextHasNoMarginBottom
							label={ category.label }
							checked={ share === 'all' }
							indeterminate={ share === 'some' }
							onChange={ ( isIn ) => onChoose( category, isIn ) }
						/>
					);
				} ) }
				{ found.length === 0 && (
					<p className={ styles.empty }>
						{ search === ''
							? __( 'No categories yet.', 'atelier' )
							: __( 'No results', 'atelier' ) }
					</p>
				) }
			</div>
			{ mayMake && (
				<NewCategory
					onAdd={ ( name ) => {
						setSearch( '' );
						onAdd( name );
					} }
				/>
			) }
		</>
	);
}

function NewCategory( { onAdd }: Pick< CategoryChecklistProps, 'onAdd' > ) {
	const [ name, setName ] = useState( '' );
	const add = () => {
		onAdd( name );
		setName( '' );
	};
	return (
		<div className={ styles.new }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className={ styles.name ?? '' }
				label={ __( 'New category', 'atelier' ) }
				maxLength={ MAX_CATEGORY_NAME }
				value={ name }
				onChange={ setName }
				onKeyDown={ ( event ) => {
					// In a form it would submit.
					if ( event.key === 'Enter' && name.trim() !== '' ) {
						event.preventDefault();
						add();
					}
				} }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ name.trim() === '' }
				accessibleWhenDisabled
				onClick={ add }
			>
				{ __( 'Add category', 'atelier' ) }
			</Button>
		</div>
	);
}
