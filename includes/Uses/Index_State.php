<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * How far the index of this site is. One option, read and written by whoever fills it.
 */
final class Index_State {
	public const OPTION = 'atelier_uses';

	/** Of the table and of what is read: with another number, the index is made again. */
	public const SCHEMA = 4;

	/** What is read now: records of the design, then posts by ID. */
	public const DESIGN = 'design';
	public const POSTS  = 'posts';
	public const DONE   = 'done';

	/** Whether all records were read since something was changed that isn't in it. */
	public bool $is_complete = false;

	/** One of the constants. */
	public string $stage = self::DESIGN;

	/** The last post that was read; of the design, how many records were. */
	public int $after = 0;

	/** The number of records that were read, and an estimate of all. */
	public int $done  = 0;
	public int $total = 0;

	/** The number of records whose uses were others than in the index. */
	public int $mended = 0;

	/** The theme's files when they were read. */
	public string $theme = '';

	/** Null if this site has no index. */
	public static function read(): ?self {
		$stored = get_option( self::OPTION );
		if ( ! is_array( $stored ) || self::SCHEMA !== ( $stored['schema'] ?? null ) ) {
			return null;
		}
		$state              = new self();
		$state->is_complete = ! empty( $stored['complete'] );
		$state->stage       = in_array( $stored['stage'] ?? null, array( self::POSTS, self::DONE ), true ) ? $stored['stage'] : self::DESIGN;
		foreach ( array( 'after', 'done', 'total', 'mended' ) as $name ) {
			$state->$name = absint( is_numeric( $stored[ $name ] ?? null ) ? $stored[ $name ] : 0 );
		}
		$state->theme = is_string( $stored['theme'] ?? null ) ? $stored['theme'] : '';
		return $state;
	}

	public function save(): void {
		update_option(
			self::OPTION,
			array(
				'schema'   => self::SCHEMA,
				'complete' => $this->is_complete,
				'stage'    => $this->stage,
				'after'    => $this->after,
				'done'     => $this->done,
				'total'    => $this->total,
				'mended'   => $this->mended,
				'theme'    => $this->theme,
			),
			false
		);
	}

	/** All records are read again, and the index stays usable meanwhile. */
	public function restart(): void {
		$this->stage  = self::DESIGN;
		$this->after  = 0;
		$this->done   = 0;
		$this->mended = 0;
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}
}
