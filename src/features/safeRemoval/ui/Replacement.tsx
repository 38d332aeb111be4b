import { SelectControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ok } from '@/kernel/result';
import { SearchedChoice } from '@/features/quickEdit/index.records';
import type { LinkTarget } from '@/features/replacing/index.model';
import { searchTargets } from '../data/searchTargets';

/** Another one that may come in its place. */
export interface Substitute {
	readonly id: string;
	readonly title: string;
	/** Where links to a post lead. */
	readonly link?: LinkTarget;
}

interface ReplacementProps {
	/** What can be chosen; null if published posts of the site are searched. */
	readonly others: readonly Substitute[] | null;
	/** The IDs of what is removed. */
	readonly removed: readonly string[];
	readonly chosen: Substitute | null;
	readonly onChoose: ( substitute: Substitute | null ) => void;
}

/** Chooses what comes in the place of what is removed. */
export const Replacement = ( { others, ...props }: ReplacementProps ) =>
	others === null ? (
		<SearchedReplacement { ...props } />
	) : (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Replacement', 'atelier' ) }
			value={ props.chosen?.id ?? '' }
			options={ [
				{ value: '', label: __( 'Choose one', 'atelier' ) },
				...others.map( ( { id, title } ) => ( {
					value: id,
					label: title || __( '(no title)', 'atelier' ),
				} ) ),
			] }
			onChange={ ( value ) =>
				props.onChoose(
					others.find( ( { id } ) => id === value ) ?? null
				)
			}
		/>
	);

function SearchedReplacement( {
	removed,
	chosen,
	onChoose,
}: Omit< ReplacementProps, 'others' > ) {
	const found = useRef< readonly Substitute[] >( [] );
	const search = async ( text: string ) => {
		const result = await searchTargets( text );
		if ( ! result.ok ) {
			return result;
		}
		found.current = result.value.filter(
			( { id } ) => ! removed.includes( id )
		);
		return ok(
			found.current.map( ( { id, title } ) => ( {
				value: id,
				label: title || __( '(no title)', 'atelier' ),
			} ) )
		);
	};
	return (
		<SearchedChoice
			label={ __( 'New target of the links', 'atelier' ) }
			isLabelShown
			chosen={ chosen && { value: chosen.id, label: chosen.title } }
			search={ search }
			onChoose={ ( value ) =>
				onChoose(
					found.current.find( ( { id } ) => id === value ) ?? null
				)
			}
		/>
	);
}
