<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * Whether the files of the theme are those that the index has read: nobody tells WordPress when they change.
 */
final class Theme_Files {
	/** Folders with templates, parts and patterns, by WordPress's names, past and present. */
	private const FOLDERS = array( 'templates', 'parts', 'block-templates', 'block-template-parts', 'patterns' );

	/** Looked at in each folder. */
	private const MOST = 2000;

	/** Another one whenever a file is added, removed or changed. */
	public static function signature(): string {
		$found = array( get_stylesheet(), get_template() );
		foreach ( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) as $theme ) {
			foreach ( self::FOLDERS as $folder ) {
				foreach ( self::files( "$theme/$folder" ) as $file => $size ) {
					$found[] = "$file $size";
				}
			}
		}
		return md5( implode( "\n", $found ) );
	}

	/** Whether the theme of this request is the one that visitors get: a previewed one isn't in the index. */
	public static function are_live(): bool {
		return get_option( 'stylesheet' ) === get_stylesheet();
	}

	/** @return array<string, string> Size and time by path. */
	private static function files( string $folder ): array {
		$found = array();
		if ( ! is_dir( $folder ) ) {
			return $found;
		}
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::LEAVES_ONLY, RecursiveIteratorIterator::CATCH_GET_CHILD ) as $file ) {
			if ( count( $found ) >= self::MOST ) {
				break;
			}
			$found[ $file->getPathname() ] = $file->getSize() . ' ' . $file->getMTime();
		}
		ksort( $found );
		return $found;
	}
}
