<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use WP_Error;
use WP_Post;

/**
 * A record of the live site in the edit context of the current user; see Live_Records.
 */
final class Live_Record {
	/** Deleted, or in the trash. */
	public bool $is_missing = false;
	public bool $is_in_trash = false;

	/** The error if it couldn't be read. */
	public ?WP_Error $error = null;

	/** @var array<string, mixed> Raw, by property. */
	public array $values = array();

	/** As text; empty if it is missing. */
	public string $version = '';

	/** Null for settings and for templates from theme files. */
	public ?WP_Post $post = null;

	/**
	 * The properties that changed since a version and would be overwritten.
	 *
	 * @param string                    $base  As text.
	 * @param array<string, mixed>|null $edits Null for the whole record.
	 * @return list<string>
	 */
	public function changed_since( string $base, ?array $edits ): array {
		try {
			return array_values( Version::from_text( $base )->changed_in( Version::from_text( $this->version ), $edits ) );
		} catch ( Invalid_Input $reason ) {
			// Without a version, there is nothing to compare.
			return array();
		}
	}
}
