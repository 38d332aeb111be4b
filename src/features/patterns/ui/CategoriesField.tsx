import { FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useMayManageCategories } from '../data/categoryChoices';
import {
	isSameName,
	MAX_CATEGORY_NAME,
	type CategoryWish,
} from '../model/userCategory';
import styles from './CategoriesField.module.css';

interface CategoriesFieldProps {
	readonly names: readonly string[];
	readonly choices: readonly CategoryWish[];
	readonly onChange: ( names: readonly string[] ) => void;
}

/** The categories of a pattern as tokens; new ones are created if the user may. */
export function CategoriesField( {
	names,
	choices,
	onChange,
}: CategoriesFieldProps ) {
	const mayMake = useMayManageCategories();
	const offered = mayMake
		? choices
		: choices.filter( ( { id } ) => id !== null );
	return (
		<div className={ styles.field }>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				__experimentalValidateInput={ ( name ) =>
					name.trim().length <= MAX_CATEGORY_NAME &&
					( mayMake ||
						offered.some( ( { label } ) =>
							isSameName( label, name )
						) )
				}
				tokenizeOnBlur
				label={ __( 'Categories', 'atelier' ) }
				value={ [ ...names ] }
				suggestions={ offered.map( ( { label } ) => label ) }
				onChange={ ( tokens ) =>
					onChange(
						tokens.map( ( token ) =>
							typeof token === 'string' ? token : token.value
						)
					)
				}
			/>
		</div>
	);
}
