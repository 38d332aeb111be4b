import { ComboboxControl } from '@wordpress/components';
import { useDebounce, useEvent } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Option } from '@/dataview';
import type { Result } from '@/kernel/result';
import { messageFor } from '@/ui/messages';
import styles from './QuickEdit.module.css';

/** The pause in typing before a request, in milliseconds. */
const PAUSE = 250;

interface SearchedChoiceProps {
	readonly label: string;
	/** Whether the label is visible; elsewhere the row shows the same text. */
	readonly isLabelShown?: boolean;
	/** The chosen option; null where none is, or values differ. */
	readonly chosen: Option | null;
	readonly search: ( text: string ) => Promise< Result< readonly Option[] > >;
	readonly onChoose: ( value: Option[ 'value' ] | null ) => void;
	/** The message about an invalid choice. */
	readonly problem?: string | undefined;
	readonly help?: string;
}

/** A combobox whose options the server searches. */
export function SearchedChoice( {
	label,
	isLabelShown = false,
	chosen,
	search,
	onChoose,
	problem,
	help = '',
}: SearchedChoiceProps ) {
	const { options, failure, ask } = useSearch( search );
	const isListed = options.some( ( { value } ) => value === chosen?.value );
	const all = chosen && ! isListed ? [ chosen, ...options ] : options;
	const message = problem ?? failure;
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			hideLabelFromVision={ ! isLabelShown }
			value={ chosen ? String( chosen.value ) : null }
			options={ all.map( ( option ) => ( {
				value: String( option.value ),
				label: option.label,
			} ) ) }
			help={
				message ? (
					<span role="alert" className={ styles.problem }>
						{ message }
					</span>
				) : (
					help
				)
			}
			onFilterValueChange={ ask }
			onChange={ ( value ) =>
				onChoose(
					all.find( ( option ) => String( option.value ) === value )
						?.value ?? null
				)
			}
		/>
	);
}

/** The server's latest results; late responses to earlier searches are dropped. */
function useSearch( search: SearchedChoiceProps[ 'search' ] ) {
	const [ options, setOptions ] = useState< readonly Option[] >( [] );
	const [ failure, setFailure ] = useState< string >();
	const latest = useRef( 0 );
	const run = useEvent( async ( text: string ) => {
		const turn = ++latest.current;
		const result = await search( text.trim() );
		if ( turn !== latest.current ) {
			return;
		}
		if ( result.ok ) {
			setOptions( result.value );
			setFailure( undefined );
		} else {
			setFailure(
				`${ __( 'The options could not be loaded.', 'atelier' ) } ${ messageFor( result.error ) }`
			);
		}
	} );
	useEffect( () => {
		void run( '' );
		return () => {
			// Drops the pending response.
			latest.current = -1;
		};
	}, [ run ] );
	const ask = useDebounce(
		useEvent( ( text: string ) => void run( text ) ),
		PAUSE
	);
	return { options, failure, ask };
}
