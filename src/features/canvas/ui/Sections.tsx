import { defineChunk, useChunk } from '../../../ui/useChunk';
import type { ComponentProps } from 'react';
import type * as Parts from './sectionParts';

const PARTS = defineChunk< typeof Parts >( () => import( './sectionParts' ) );

/** The tools for sections, once the document is shown from further away. */
export function SectionTools(
	props: ComponentProps< typeof Parts.SectionTools >
) {
	const parts = useChunk( PARTS );
	return parts.status === 'ready' ? (
		<parts.value.SectionTools { ...props } />
	) : null;
}

/** Where patterns can be added between them. */
export function InsertionPoints(
	props: ComponentProps< typeof Parts.InsertionPoints >
) {
	const parts = useChunk( PARTS );
	return parts.status === 'ready' ? (
		<parts.value.InsertionPoints { ...props } />
	) : null;
}
