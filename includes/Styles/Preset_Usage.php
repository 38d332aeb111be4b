<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Content_Search;

/**
 * Finds the templates, template parts, patterns, menus, pages and posts that use any of the given presets.
 */
final class Preset_Usage {
	/** @var list<array{type: string, id: string, title: string}> Those the user can edit. */
	private array $documents = array();

	/** The number of documents that the user can't edit. */
	private int $hidden = 0;

	private bool $is_complete;

	/** @param list<string> $slugs At least one. */
	public function __construct( Preset_Type $kind, array $slugs ) {
		$search = new Content_Search( array_merge( ...array_map( array( $kind, 'search_strings_for' ), $slugs ) ) );
		foreach ( $search->documents() as $document ) {
			if ( ! array_filter( $slugs, static fn( string $slug ): bool => $kind->is_used_in( $document->content, $slug ) ) ) {
				continue;
			}
			if ( $document->is_editable() ) {
				$this->documents[] = $document->summary;
			} else {
				++$this->hidden;
			}
		}
		$this->is_complete = $search->is_complete();
	}

	/** @return list<array{type: string, id: string, title: string}> */
	public function documents(): array {
		return $this->documents;
	}

	public function hidden(): int {
		return $this->hidden;
	}

	/** Whether all content was searched. */
	public function is_complete(): bool {
		return $this->is_complete;
	}
}
