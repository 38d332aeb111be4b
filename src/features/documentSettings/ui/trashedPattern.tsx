import { useBlockProps } from '@wordpress/block-editor';
import { Button, Placeholder } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType, ReactNode } from 'react';
import { isRecord } from '@/kernel/guards';

interface PatternProps {
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
}

/** Shows synced patterns that are in the trash as what they are: visitors see nothing of them. Once, before the first canvas. */
export function showTrashedPatterns(): void {
	window.wp?.hooks?.addFilter(
		'editor.BlockEdit',
		'atelier/trashed-pattern',
		unlessTrashed,
		// Inside of the wrappers of other filters.
		2
	);
}

const unlessTrashed = ( BlockEdit: ComponentType< PatternProps > ) =>
	function BlockUnlessTrashed( props: PatternProps ) {
		const { ref } = props.attributes;
		return props.name === 'core/block' && typeof ref === 'number' ? (
			<Pattern id={ ref }>
				<BlockEdit { ...props } />
			</Pattern>
		) : (
			<BlockEdit { ...props } />
		);
	};

function Pattern( {
	id,
	children,
}: {
	readonly id: number;
	readonly children: ReactNode;
} ) {
	const isTrashed = useSelect(
		( select ) => {
			const record = select( coreStore ).getEntityRecord(
				'postType',
				'wp_block',
				id
			);
			return isRecord( record ) && record.status === 'trash';
		},
		[ id ]
	);
	return isTrashed ? <TrashedPattern id={ id } /> : children;
}

function TrashedPattern( { id }: { readonly id: number } ) {
	const { saveEntityRecord } = useDispatch( coreStore );
	const [ isBusy, setBusy ] = useState( false );
	const restore = async () => {
		setBusy( true );
		await saveEntityRecord( 'postType', 'wp_block', {
			id,
			status: 'publish',
		} );
		setBusy( false );
	};
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				label={ __( 'This pattern is in the trash', 'atelier' ) }
				instructions={ __(
					'Visitors don’t see it. Restore it, or remove it here.',
					'atelier'
				) }
			>
				<Button
					variant="primary"
					isBusy={ isBusy }
					onClick={ () => void restore() }
				>
					{ __( 'Restore', 'atelier' ) }
				</Button>
			</Placeholder>
		</div>
	);
}
