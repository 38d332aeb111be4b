import { TextControl } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorText } from '@/ui/ErrorText';
import { typeSite } from '../data/site';
import { parsePostsPerPage } from '../model/homepage';
import { SETTINGS } from '../model/site';

/** The number of posts per page. An invalid number stays in the field with a message, and isn't an edit. */
export function PostsPerPage( { value }: { readonly value: number } ) {
	const [ draft, setDraft ] = useState< string | null >( null );
	const problemId = useId();
	useEffect( () => setDraft( null ), [ value ] );
	const change = ( text: string ) => {
		const number = parsePostsPerPage( text );
		setDraft( number === null ? text : null );
		if ( number !== null ) {
			typeSite( SETTINGS.postsPerPage, number );
		}
	};
	return (
		<div>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="number"
				min={ 1 }
				step={ 1 }
				label={ __( 'Posts per page', 'atelier' ) }
				help={ __(
					'How many posts each page of your blog and archives lists. Some templates may override this.',
					'atelier'
				) }
				aria-invalid={ draft !== null }
				aria-errormessage={ draft === null ? undefined : problemId }
				value={ draft ?? String( value ) }
				onChange={ change }
			/>
			{ draft !== null && (
				<ErrorText id={ problemId }>
					{ __( 'Enter a whole number of at least 1.', 'atelier' ) }
				</ErrorText>
			) }
		</div>
	);
}
