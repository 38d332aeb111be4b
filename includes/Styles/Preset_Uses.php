<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

use Atelier\Documents\Content_Search;

/**
 * Which templates, template parts, patterns, menus, pages and posts use a preset.
 */
final class Preset_Uses {
	/** @var list<array{type: string, id: string, title: string}> What the user may edit. */
	private array $places = array();

	/** How many there are that the user may not edit. */
	private int $others = 0;

	private bool $is_complete;

	public function __construct( Preset_Kind $kind, string $slug ) {
		$search = new Content_Search( $kind->traces_of( $slug ) );
		foreach ( $search->documents() as $document ) {
			if ( ! $kind->is_used_in( $document->content, $slug ) ) {
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
