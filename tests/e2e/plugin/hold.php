<?php
/**
 * Has publications of site drafts stop where they save a page: POST do=hold, until do=go, or do=fail, with which the page is
 * rejected. Knows nothing of WordPress, whose database may be locked by what is held.
 *
 * @package Atelier
 */

declare( strict_types=1 );

file_put_contents( $_SERVER['DOCUMENT_ROOT'] . '/wp-content/atelier-e2e-hold', $_POST['do'] );
echo 'done';
