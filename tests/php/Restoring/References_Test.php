<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Restoring;

use Atelier\Restoring\References;
use Atelier\Tests\Test_Case;

final class References_Test extends Test_Case {
	/** @return array<string, list<string>> Content with the IDs 7 and 8, and with those that they become. */
	public static function cases_replaces_ids(): array {
		return array(
			'of a pattern'                    => array( '<!-- wp:block {"ref":7} /-->', '<!-- wp:block {"ref":8} /-->' ),
			'with the full name'              => array( '<!-- wp:core/block {"ref":7} /-->', '<!-- wp:core/block {"ref":8} /-->' ),
			'after an object'                 => array( '<!-- wp:block {"content":{"a":{"b":"}"}},"ref":7} /-->', '<!-- wp:block {"content":{"a":{"b":"}"}},"ref":8} /-->' ),
			'before an object'                => array( '<!-- wp:navigation {"ref":7,"layout":{"type":"flex"}} /-->', '<!-- wp:navigation {"ref":8,"layout":{"type":"flex"}} /-->' ),
			'of a link in a menu'             => array( '<!-- wp:navigation-link {"label":"\"id\":7","id":7,"kind":"post-type"} /-->', '<!-- wp:navigation-link {"label":"\"id\":7","id":8,"kind":"post-type"} /-->' ),
			'of a submenu and what is in it'  => array( '<!-- wp:navigation-submenu {"id":7} --><!-- wp:navigation-link {"id":8} /--><!-- /wp:navigation-submenu -->', '<!-- wp:navigation-submenu {"id":8} --><!-- wp:navigation-link {"id":9} /--><!-- /wp:navigation-submenu -->' ),
			'not of an object in another'     => array( '<!-- wp:block {"content":{"ref":7}} /-->', '<!-- wp:block {"content":{"ref":7}} /-->' ),
			'not of other blocks'             => array( '<!-- wp:image {"id":7,"ref":7} /-->', '<!-- wp:image {"id":7,"ref":7} /-->' ),
			'not a longer number'             => array( '<!-- wp:block {"ref":77} /-->', '<!-- wp:block {"ref":77} /-->' ),
			'not a number with a fraction'    => array( '<!-- wp:block {"ref":7.5} /-->', '<!-- wp:block {"ref":7.5} /-->' ),
			'not in the text between'         => array( '<p>"ref":7</p><!-- wp:paragraph -->{"ref":7}<!-- /wp:paragraph -->', '<p>"ref":7</p><!-- wp:paragraph -->{"ref":7}<!-- /wp:paragraph -->' ),
		);
	}

	/** @dataProvider cases_replaces_ids */
	public function test_replaces_ids( string $content, string $expected ): void {
		// One becomes another that has a new ID, too.
		$references = new References(
			array(
				7 => 8,
				8 => 9,
			)
		);
		$this->assertSame( $expected, $references->with_new_ids( $content ) );
	}
}
