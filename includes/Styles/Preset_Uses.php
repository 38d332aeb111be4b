<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Content_Search;

/**
 * Which templates, template parts, patterns, menus, pages and posts use a preset, or one of several.
 */
final class Preset_Uses {
	/** @var list<array{type: string, id: string, title: string}> What the user may edit. */
	private array $places = array();

	/** How many there are that the user may not edit. */
	private int $others = 0;

	private bool $is_complete;

	/** @param list<string> $slugs At least one. */
	public function __construct( Preset_Kind $kind, array $slugs ) {
		$search = new Content_Search( array_merge( ...array_map( array( $kind, 'traces_of' ), $slugs ) ) );
		foreach ( $search->documents() as $document ) {
			if ( ! array_filter( $slugs, static fn( string $slug ): bool => $kind->is_used_in( $document->content, $slug ) ) ) {
				continue;
			}
			if ( $document->may_be_edited() ) {
				$this->places[] = $document->place;
			} else {
				++$this->others;
			}
		}
		$this->is_complete = $search->is_complete();
	}

	/** @return list<array{type: string, id: string, title: string}> */
	public function places(): array {
		return $this->places;
	}

	public function others(): int {
		return $this->others;
	}

	/** Whether everything was looked into. */
	public function is_complete(): bool {
		return $this->is_complete;
	}
}
